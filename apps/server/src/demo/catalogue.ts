import type { DemoProject } from "./demo-project.ts";

/**
 * Published releases with defects that later releases repaired. Only names, versions and hashes are kept here:
 * the packages are fetched when the demo is set up, and what the agent makes of them is found out by running it.
 * What takes the agent longest comes last: bugs are worked on in this order.
 */
export const demoProjects: readonly DemoProject[] = [
  {
    slug: "cookie",
    name: "cookie",
    language: "javascript",
    license: "MIT",
    source: {
      kind: "npm",
      package: "cookie",
      version: "0.1.0",
      integrity: "sha512-YSNOBX085/nzHvrTLEHYHoNdkvpLU1MPjU3r1IGawudZJjfuqnRNIFrcOJJ7bfwC+HWbHL1Y4yMkC0O+HWjV7w==",
    },
    issues: [
      { slug: "max-age-zero", kind: "bug" },
      { slug: "comma-in-value", kind: "bug" },
      { slug: "how-to-delete-a-cookie", kind: "question" },
    ],
  },
  {
    slug: "bytes",
    name: "bytes",
    language: "javascript",
    license: "MIT",
    source: {
      kind: "npm",
      package: "bytes",
      version: "2.2.0",
      integrity: "sha512-zGRpnr2l5w/s8PxkrquUJoVeR06KvqPelrYqiSyQV7QEBqCYivpb6UzXYWC6JDBVtNFOT0rzJRFhkfJgxzmILA==",
    },
    issues: [
      { slug: "string-that-looks-like-hex", kind: "bug" },
      { slug: "nan-and-infinity", kind: "bug" },
      { slug: "fractions-of-a-byte", kind: "bug" },
      { slug: "support-petabytes", kind: "feature" },
    ],
  },
  {
    slug: "url-join",
    name: "url-join",
    language: "javascript",
    license: "MIT",
    source: {
      kind: "npm",
      package: "url-join",
      version: "4.0.0",
      integrity: "sha512-EGXjXJZhIHiQMK2pQukuFcL303nskqIRzWvPvV5O8miOfwoUb9G+a/Cld60kUyeaybEI94wvVClT10DtfeAExA==",
    },
    issues: [{ slug: "nothing-to-join", kind: "bug" }],
  },
  {
    slug: "boltons",
    name: "boltons",
    language: "python",
    license: "BSD-3-Clause",
    source: {
      kind: "debian",
      package: "python3-boltons",
      version: "21.0.0-2",
      distribution: "Debian 12",
      integrity: "sha512-MtkKdh+nUw/0DO0jHLFGfLPzvKp88ahcv2JewxersizsA4MPaWKXfmrLcIjWcA2u9+/yARSyf6AqoL0hQxW0LA==",
      keep: [
        { from: "usr/lib/python3/dist-packages/boltons", to: "boltons" },
        { from: "usr/share/doc/python3-boltons/copyright", to: "LICENSE" },
      ],
    },
    issues: [
      { slug: "bytes2human-at-exact-powers", kind: "bug" },
      { slug: "args2sh-separator", kind: "bug" },
      { slug: "comparing-complement-sets", kind: "bug" },
      { slug: "bits-one-too-large", kind: "bug" },
      { slug: "chunked-loses-the-rest", kind: "mistaken" },
    ],
  },
  {
    slug: "minimist",
    name: "minimist",
    language: "javascript",
    license: "MIT",
    source: {
      kind: "npm",
      package: "minimist",
      version: "1.2.6",
      integrity: "sha512-Jsjnk4bw3YJqYzbdyBiNsPWHPfO++UGG749Cxs6peCu5Xg4nrena6OVxOYxrQTqww0Jmwt+Ref8rggumkTLz9Q==",
    },
    issues: [
      { slug: "single-dash-as-value", kind: "bug" },
      { slug: "equals-sign-in-short-option", kind: "bug" },
      { slug: "string-option-with-two-aliases", kind: "bug" },
      { slug: "arguments-wrong", kind: "incomplete" },
    ],
  },
];
