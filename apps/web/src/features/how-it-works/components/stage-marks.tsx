import type { ReactNode } from "react";

interface Mark {
  name: string;
  /** Drawn in a box of 24 × 24. */
  mark: ReactNode;
}

const github = (
  <path
    className="fill-fg"
    d="M12 1.5a10.5 10.5 0 0 0-3.32 20.46c.53.1.72-.23.72-.5v-1.78c-2.92.63-3.54-1.41-3.54-1.41-.48-1.21-1.17-1.54-1.17-1.54-.95-.65.07-.64.07-.64 1.06.07 1.61 1.09 1.61 1.09.94 1.6 2.46 1.14 3.06.87.1-.68.37-1.14.67-1.4-2.33-.27-4.79-1.17-4.79-5.19 0-1.15.41-2.08 1.08-2.82-.1-.27-.47-1.34.1-2.78 0 0 .89-.28 2.9 1.08a10.1 10.1 0 0 1 5.28 0c2-1.36 2.89-1.08 2.89-1.08.57 1.44.21 2.51.1 2.78.68.74 1.08 1.67 1.08 2.82 0 4.03-2.46 4.92-4.8 5.18.38.33.71.96.71 1.95v2.89c0 .28.19.61.72.5A10.5 10.5 0 0 0 12 1.5Z"
  />
);

export const TRACKERS: readonly Mark[] = [
  { name: "GitHub Issues", mark: github },
  {
    name: "Asana",
    mark: (
      <g fill="#F06A6A">
        <circle cx="12" cy="7" r="4.2" />
        <circle cx="6.2" cy="16.2" r="4.2" />
        <circle cx="17.8" cy="16.2" r="4.2" />
      </g>
    ),
  },
  {
    name: "Jira",
    mark: (
      <g fill="#2684FF">
        <path d="M12 2 22 12 12 22 8.7 18.7 15.4 12 8.7 5.3Z" />
        <path d="M7.2 6.8 12 11.6v.8l-4.8 4.8L2 12Z" opacity=".65" />
      </g>
    ),
  },
  {
    name: "Trello",
    mark: (
      <>
        <rect x="2" y="2" width="20" height="20" rx="3.5" fill="#1868DB" />
        <rect x="5" y="5" width="6" height="13" rx="1.3" fill="#fff" />
        <rect x="13" y="5" width="6" height="8" rx="1.3" fill="#fff" />
      </>
    ),
  },
  {
    name: "ClickUp",
    mark: (
      <g fill="none" strokeWidth="3.4" strokeLinecap="round" strokeLinejoin="round">
        <path d="M4.5 9.5 12 3l7.5 6.5" stroke="#FF02F0" />
        <path d="M4.5 16.5C6.6 19.4 9.1 20.8 12 20.8s5.4-1.4 7.5-4.3" stroke="#7B68EE" />
      </g>
    ),
  },
];

export const HOSTS: readonly Mark[] = [
  { name: "GitHub", mark: github },
  {
    name: "GitLab",
    mark: (
      <>
        <path
          fill="#FC6D26"
          d="m12 21.4 10.46-7.58a.82.82 0 0 0 .3-.92l-3.61-11.13a.41.41 0 0 0-.78 0l-2.4 7.38H8.03l-2.4-7.38a.41.41 0 0 0-.78 0L1.24 12.9a.82.82 0 0 0 .3.92Z"
        />
        <path fill="#E24329" d="m12 21.4 3.98-12.25H8.02Z" />
      </>
    ),
  },
  {
    name: "Bitbucket",
    mark: <path fill="#2684FF" fillRule="evenodd" d="M2 3h20l-3 18H5ZM9.3 9l1 6h3.4l1-6Z" />,
  },
];
