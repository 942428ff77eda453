export interface Shortcut {
  /** One after the other for a sequence, such as g then h. */
  keys: readonly string[];
  /** The same by another key. */
  or?: readonly string[];
  does: string;
}

/** Every key that works, in one place: for the dialog, for the help, and for whoever adds one. */
export const SHORTCUTS: readonly { where: string; keys: readonly Shortcut[] }[] = [
  {
    where: "Everywhere",
    keys: [
      { keys: ["Ctrl K"], or: ["⌘ K"], does: "Search and commands" },
      { keys: ["Ctrl B"], or: ["⌘ B"], does: "Fold or open the sidebar" },
      { keys: ["?"], does: "This list" },
      { keys: ["/"], does: "Go to the filter of the page" },
      { keys: ["g", "h"], does: "Go home, to the projects" },
      { keys: ["g", "b"], does: "Go to the bugs of the project" },
      { keys: ["g", "s"], does: "Go to the settings of the project, else to yours" },
      { keys: ["g", "u"], does: "Go to the users" },
      { keys: ["g", "i"], does: "Go to the integrations" },
      { keys: ["g", "n"], does: "Go to your notifications" },
      { keys: ["Esc"], does: "Close what is open" },
    ],
  },
  {
    where: "List of bugs",
    keys: [
      { keys: ["j"], or: ["↓"], does: "Next bug" },
      { keys: ["k"], or: ["↑"], does: "Previous bug" },
      { keys: ["Enter"], does: "Open the bug" },
      { keys: ["n"], does: "New bug" },
    ],
  },
  { where: "Form of a new bug", keys: [{ keys: ["Ctrl Enter"], or: ["⌘ Enter"], does: "Create the bug" }] },
];
