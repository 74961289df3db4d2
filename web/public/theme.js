// Before the first paint: the theme a person chose, so that a dark room stays dark.
try {
  const theme = JSON.parse(localStorage.getItem("lazaretto-settings") ?? "{}").theme;
  if (theme === "dark" || theme === "light") document.documentElement.dataset.theme = theme;
} catch {
  // Without storage the system's own preference holds.
}
