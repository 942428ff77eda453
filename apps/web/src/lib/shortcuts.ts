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
      { keys: ["Enter"], or: ["o"], does: "Open the bug" },
      { keys: ["Space"], does: "Look at the bug beside the list" },
      { keys: ["x"], does: "Select the bug" },
      { keys: ["Shift ↓"], or: ["Shift ↑"], does: "Select on the way" },
      { keys: ["Ctrl A"], or: ["⌘ A"], does: "Select all of the list" },
      { keys: ["1 – 5"], does: "Go to a group" },
      { keys: ["["], or: ["]"], does: "Previous or next view of the group" },
      { keys: ["e"], does: "Archive or unarchive" },
      { keys: ["r"], does: "Recompute" },
      { keys: ["p"], does: "Open the pull request" },
      { keys: ["c"], does: "Copy the link" },
      { keys: ["n"], does: "New bug" },
    ],
  },
  {
    where: "Page of a bug",
    keys: [
      { keys: ["j"], does: "Next bug of the list" },
      { keys: ["k"], does: "Previous bug of the list" },
      { keys: ["1 – 5"], does: "Go to a section" },
      { keys: ["n"], or: ["N"], does: "Next or previous file of the fix" },
      { keys: ["v"], does: "Mark the file as viewed" },
      { keys: ["s"], does: "Diff side by side or in one column" },
      { keys: ["w"], does: "Wrap long lines" },
      { keys: ["l"], does: "Show or hide the coverage" },
      { keys: ["f"], does: "Next failing test" },
      { keys: ["p"], does: "Open the pull request" },
      { keys: ["r"], does: "Recompute" },
      { keys: ["e"], does: "Archive or unarchive" },
      { keys: ["c"], does: "Copy the link" },
      { keys: ["C"], does: "Copy as Markdown" },
      { keys: ["d"], does: "Download the patch" },
      { keys: ["Esc"], does: "Back to the list" },
    ],
  },
  { where: "Form of a new bug", keys: [{ keys: ["Ctrl Enter"], or: ["⌘ Enter"], does: "Create the bug" }] },
];
