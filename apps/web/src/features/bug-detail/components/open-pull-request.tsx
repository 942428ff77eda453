import { ChevronDown, GitPullRequest, GitPullRequestDraft } from "lucide-react";
import { Button } from "../../../components/ui/button.tsx";
import { Menu, MenuItem } from "../../../components/ui/menu.tsx";
import { Tooltip } from "../../../components/ui/tooltip.tsx";

interface Props {
  isBusy: boolean;
  /** Why it cannot be opened now; null when it can. */
  blocked: string | null;
  onOpen: (isDraft: boolean) => void;
  className?: string;
}

/** One click opens a ready pull request; a draft is beside it, for those who want one. */
export function OpenPullRequest({ isBusy, blocked, onOpen, className = "" }: Props) {
  const disabled = blocked !== null || undefined;
  const button = (
    <Button
      variant="primary"
      className={`rounded-r-none ${className}`}
      busy={isBusy}
      aria-disabled={disabled}
      onClick={() => onOpen(false)}
    >
      <GitPullRequest aria-hidden className="size-4" />
      Open pull request
    </Button>
  );
  const more = (
    <Button
      variant="primary"
      size="icon"
      className="h-auto w-8 rounded-l-none border-l border-on-primary/30 max-md:w-11"
      aria-label="More ways to open it"
      aria-disabled={disabled}
      disabled={isBusy}
    >
      <ChevronDown aria-hidden className="size-4" />
    </Button>
  );
  return (
    <div className="flex max-md:flex-1">
      {blocked === null ? button : <Tooltip text={blocked}>{button}</Tooltip>}
      {blocked === null ? (
        <Menu trigger={more}>
          <MenuItem onSelect={() => onOpen(true)}>
            <GitPullRequestDraft aria-hidden />
            Open as draft
          </MenuItem>
        </Menu>
      ) : (
        more
      )}
    </div>
  );
}
