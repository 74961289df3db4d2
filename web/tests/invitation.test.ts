import { describe, expect, it } from "vitest";

import { invitation, keepKey, keyOf } from "../src/lib/invitation";

describe("the link of a table", () => {
  it("is the plain path where there is no key", () => {
    expect(invitation("public")).toBe("/t/public");
  });

  it("ends with the key of a private table, also to a position", () => {
    keepKey("private", "secret");
    expect(invitation("private", 7)).toBe("/t/private?at=7#key=secret");
  });

  it("keeps the key of somebody who is told none", () => {
    keepKey("kept", "secret");
    keepKey("kept", "");
    expect(keyOf("kept")).toBe("secret");
  });
});
