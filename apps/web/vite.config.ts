import tailwindcss from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { inlineEarly } from "./build/inline-early.ts";
import { precompress } from "./build/precompress.ts";
import { preloadChunks } from "./build/preload-chunks.ts";

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
 * What pages load together lies together: dozens of small files compress 10 kB worse and, six at a time, come 300 ms
 * later. Toasts and schemas stay apart from the shell, which the public pages go without.
 */
const CHUNKS = [
  { name: "initial", tags: ["$initial" as const], priority: 6 },
  { name: "toasts", test: /node_modules[\\/]sonner/, priority: 5 },
  { name: "schemas", test: /node_modules[\\/]zod[\\/]|packages[\\/]contracts[\\/]|lib[\\/]session-answers\.ts$/, priority: 5 },
  {
    name: "public",
    test: /components[\\/](layout[\\/]pause-button|ui[\\/](logo|inline-error|skeleton))\.tsx$/,
    priority: 4,
  },
  {
    name: "shell",
    test: /(features[\\/]shell[\\/]components[\\/]shell|components[\\/]layout[\\/]user-info-failed)\.tsx$|routes[\\/]_app\.tsx\?/,
    priority: 3,
  },
  {
    name: "bugs",
    test: /virtual-core|react-virtual|lib[\\/](bug-search|demo-bug|issue-details|last-row|stage-words)\.ts$|components[\\/]ui[\\/](evidence-dots|demo-badge)\.tsx$/,
    priority: 2,
  },
  {
    name: "parts",
    test: /lucide-react[\\/]|useMutation|lib[\\/]use-copy|components[\\/](ui[\\/](card|copy-button|empty-state|inline-code|segmented|source-icon|time|view-chip|view-icon)|layout[\\/]page(-heading)?)\.tsx$/,
    minShareCount: 2,
    priority: 1,
  },
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
    inlineEarly(),
    preloadFont(),
    preloadChunks(),
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
