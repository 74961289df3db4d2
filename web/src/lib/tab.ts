// The browser's tab: what it is called, and a mark on its icon when somebody waits for me.

const SIZE = 64;

let wanted = false;

/** Name the tab; `marked` puts a dot on its icon. */
export function nameTab(name: string, marked: boolean): void {
  document.title = name;
  wanted = marked;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon === null) return;
  const plain = (icon.dataset["plain"] ??= icon.href);
  if (!marked) icon.href = plain;
  else if (icon.href === plain) mark(icon, plain);
}

function mark(icon: HTMLLinkElement, plain: string): void {
  const image = new Image(SIZE, SIZE);
  image.onload = () => {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = SIZE;
    const pen = canvas.getContext("2d");
    if (pen === null || !wanted) return; // the turn may be over before the icon is there
    pen.drawImage(image, 0, 0, SIZE, SIZE);
    pen.fillStyle = "#d9480f";
    pen.beginPath();
    pen.arc(SIZE * 0.75, SIZE * 0.25, SIZE * 0.22, 0, 2 * Math.PI);
    pen.fill();
    icon.href = canvas.toDataURL();
  };
  image.src = plain;
}
