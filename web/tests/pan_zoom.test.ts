import { describe, expect, it } from "vitest";

import { MAX_ZOOM, clamp, fit, panIntoView, zoom, zoomTo } from "../src/boards/pan_zoom";

const board = { width: 1600, height: 1200 };
const pane = { width: 800, height: 900 };

describe("a window onto a board", () => {
  it("shows the whole board in its middle at first", () => {
    expect(fit(board, pane)).toEqual({ scale: 0.5, x: 0, y: 150 });
  });

  it("keeps the point under the pointer in place when it comes closer", () => {
    const at = { x: 300, y: 500 };
    const before = fit(board, pane);
    const after = zoom(before, 2, at, board, pane);
    expect((at.x - after.x) / after.scale).toBeCloseTo((at.x - before.x) / before.scale);
    expect((at.y - after.y) / after.scale).toBeCloseTo((at.y - before.y) / before.scale);
  });

  it("comes as close to a part as leaves it whole, with the part in its middle", () => {
    const part = { x: 600, y: 300, width: 400, height: 200 };
    const transform = zoomTo(part, board, pane);
    expect(transform.scale).toBe(2);
    expect([transform.x + 800 * 2, transform.y + 400 * 2]).toEqual([400, 450]);
  });

  it("never shows less than the window could", () => {
    expect(zoom(fit(board, pane), 0.1, { x: 0, y: 0 }, board, pane)).toEqual(fit(board, pane));
  });

  it("never comes closer than the closest", () => {
    expect(zoom(fit(board, pane), 1000, { x: 0, y: 0 }, board, pane).scale).toBe(0.5 * MAX_ZOOM);
  });

  it("leaves no gap beside a board that is cut off on the other side", () => {
    expect(clamp({ scale: 1, x: 500, y: -5000 }, board, pane)).toEqual({ scale: 1, x: 0, y: -300 });
  });

  it("moves just so far that what has the focus is seen", () => {
    const transform = { scale: 1, x: 0, y: 0 };
    expect(panIntoView(transform, { x: 900, y: 100, width: 40, height: 40 }, board, pane, 10)).toEqual({
      scale: 1,
      x: -150,
      y: 0,
    });
  });
});
