import tailwindcss from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { precompress } from "./build/precompress.ts";

/** Where the API is while developing; the built application is served by the server itself. */
const api = process.env["FIXPOINT_API_URL"] ?? "http://127.0.0.1:3000";

/** The one font is asked for at once: with `font-display: optional` it would otherwise miss the first visit. */
function preloadFont(): Plugin {
  return {
    name: "preload-font",
    transformIndexHtml: {
      order: "post",
      handler(_, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((file) => file.endsWith(".woff2"));
        return font
          ? [
              {
                tag: "link",
                attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/${font}`, crossorigin: "" },
                injectTo: "head-prepend",
              },
            ]
          : [];
      },
    },
  };
}

/**
 * What pages load together lies together: dozens of small files compress 10 kB worse. Toasts and schemas stay apart from
 * the shell, which the public pages go without.
 */
const CHUNKS = [
  { name: "initial", tags: ["$initial" as const], priority: 4 },
  { name: "toasts", test: /node_modules[\\/]sonner/, priority: 3 },
  { name: "schemas", test: /node_modules[\\/]zod[\\/]|packages[\\/]contracts[\\/]/, priority: 3 },
  {
    name: "public",
    test: /components[\\/](layout[\\/]pause-button|ui[\\/](logo|inline-error|skeleton))\.tsx$/,
    priority: 2,
  },
  { name: "shell", test: /features[\\/]shell[\\/]components[\\/]shell\.tsx/, priority: 1 },
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
      routesDirectory: "src/routes",
      generatedRouteTree: "src/routeTree.gen.ts",
      quoteStyle: "double",
      semicolons: true,
    }),
    react(),
    tailwindcss(),
    preloadFont(),
    precompress(),
  ],
  worker: { format: "es" },
  server: { proxy: { "/api": api } },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
});
