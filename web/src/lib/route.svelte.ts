// Which page is shown: the path of the address, without loading anything anew.

export type Route =
  | { page: "home" }
  | { page: "new"; title: string; components: string }
  | { page: "table"; id: string; at: number | null }
  | { page: "review"; id: string }
  | { page: "rules"; title: string; rule: string }
  | { page: "learn"; title: string; lesson: string }
  | { page: "components"; title: string; table: string; shared: string }
  | { page: "ladder" }
  | { page: "puzzles"; title: string }
  | { page: "puzzle"; title: string; number: number }
  | { page: "daily" }
  | { page: "daily-deal"; day: string; title: string }
  | { page: "daily-ranking"; title: string }
  | { page: "deal"; id: string }
  | { page: "analysis"; title: string; position: string; table: string; at: number }
  | { page: "player"; name: string }
  | { page: "settings" }
  | { page: "admin" }
  | { page: "sign-in"; token: string }
  | { page: "missing" };

export function parse(url: URL): Route {
  const [first = "", second = "", third = ""] = url.pathname
    .split("/")
    .filter((part) => part !== "")
    .map(decodeURIComponent);
  const fragment = url.hash.slice(1);
  switch (first) {
    case "":
      return { page: "home" };
    case "new":
      return {
        page: "new",
        title: second === "" ? "rattus" : second,
        components: url.searchParams.get("components") ?? "",
      };
    case "t": {
      const at = url.searchParams.get("at");
      if (third === "review") return { page: "review", id: second };
      return second === ""
        ? { page: "missing" }
        : { page: "table", id: second, at: at !== null && /^\d{1,6}$/.test(at) ? Number(at) : null };
    }
    case "rules":
      return { page: "rules", title: second === "" ? "rattus" : second, rule: fragment };
    case "learn":
      return { page: "learn", title: second === "" ? "rattus" : second, lesson: third };
    case "components": {
      const table = url.searchParams.get("table") ?? "";
      return { page: "components", title: second === "" ? "rattus" : second, table, shared: fragment };
    }
    case "ladder":
      return { page: "ladder" };
    case "puzzles":
      return /^[1-9]\d{0,5}$/.test(third)
        ? { page: "puzzle", title: second, number: Number(third) }
        : { page: "puzzles", title: second === "" ? "rattus" : second };
    case "daily":
      if (second === "") return { page: "daily" };
      if (third === "") return { page: "missing" };
      return second === "ranking"
        ? { page: "daily-ranking", title: third }
        : { page: "daily-deal", day: second, title: third };
    case "deals":
      return second === "" ? { page: "missing" } : { page: "deal", id: second };
    case "analysis": {
      const { position = "", table = "", at = "" } = Object.fromEntries(url.searchParams);
      return {
        page: "analysis",
        title: second === "" ? "rattus" : second,
        position,
        table,
        at: /^\d{1,6}$/.test(at) ? Number(at) : 0,
      };
    }
    case "p":
      return second === "" ? { page: "missing" } : { page: "player", name: second };
    case "settings":
      return { page: "settings" };
    case "admin":
      return { page: "admin" };
    case "sign-in":
      return { page: "sign-in", token: fragment };
    default:
      return { page: "missing" };
  }
}

export const router = $state<{ route: Route }>({ route: { page: "home" } });

/** Go to a page of the site. */
export function go(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  arrive();
  window.scrollTo(0, 0);
}

function arrive(): void {
  router.route = parse(new URL(location.href));
}

/** Follow the address bar, and links within the site. */
export function follow(): void {
  arrive();
  window.addEventListener("popstate", arrive);
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (
      link === null ||
      !plain ||
      link.origin !== location.origin ||
      link.target !== "" ||
      link.hasAttribute("download")
    )
      return;
    if (link.pathname.startsWith("/api/")) return;
    if (link.pathname === location.pathname && link.hash !== "") return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
