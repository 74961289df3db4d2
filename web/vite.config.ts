import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// `npm run dev` shows the client with hot reload; everything under /api comes from a server started beside it.
const server = process.env["LAZARETTO_SERVER"] ?? "http://127.0.0.1:8347";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/lazaretto/web",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the site's content policy allows no inline pictures from elsewhere, and caches do the rest
    modulePreload: { polyfill: false },
  },
  // Beside its own files the client reads how arguments are put into words, which the server declares.
  server: { proxy: { "/api": { target: server, ws: true } }, fs: { allow: [".", "../src/lazaretto/lang"] } },
  test: { include: ["tests/**/*.test.ts"] },
});
