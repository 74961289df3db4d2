import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

// `npm run dev` shows the client with hot reload; everything under /api comes from a server started beside it.
const server = process.env["LAZARETTO_SERVER"] ?? "http://127.0.0.1:8347";

// Whatever pages have in common, but for the boards, which are large and each its own.
const SHARED = { name: "shared", test: /\/(node_modules|src\/(lib|parts))\// };

/** Puts a compressed file beside every built one that shrinks: a server has not the time to do it as well. */
const brotli: Plugin = {
  name: "brotli",
  apply: "build",
  writeBundle({ dir }, bundle) {
    for (const [name, built] of Object.entries(bundle)) {
      if (!/\.(js|css|svg|html)$/.test(name)) continue;
      const packed = brotliCompressSync(built.type === "chunk" ? built.code : built.source);
      writeFileSync(`${dir}/${name}.br`, packed);
    }
  },
};

/** Where everything lies on the boards, for whoever draws them without the client: lazaretto.pictures. */
const places: Plugin = {
  name: "places",
  apply: "build",
  generateBundle() {
    for (const name of readdirSync("src/art").filter((name) => name.endsWith(".json"))) {
      this.emitFile({ type: "asset", fileName: `assets/${name}`, source: readFileSync(`src/art/${name}`) });
    }
  },
};

export default defineConfig({
  plugins: [svelte(), brotli, places],
  build: {
    outDir: "../src/lazaretto/web",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the site's content policy allows no inline pictures from elsewhere, and caches do the rest
    modulePreload: { polyfill: false },
    // What pages share comes in few files: each has its headers, and a table would need fifty.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ ...SHARED, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 16_000 }],
        },
        chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, "")}-[hash].js`,
        assetFileNames: ({ names: [name = ""] }) => `assets/${name.replace(/~.*|\.[^.]*$/, "")}-[hash][extname]`,
      },
    },
  },
  // Beside its own files the client reads how arguments are put into words, which the server declares.
  server: { proxy: { "/api": { target: server, ws: true } }, fs: { allow: [".", "../src/lazaretto/lang"] } },
  test: {
    include: ["tests/**/*.test.ts"],
    exclude: process.env["SPOKEN"] === undefined ? ["tests/spoken.test.ts"] : [], // it needs what Python has said
  },
});
