// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import IssueText from "./issue-text.tsx";

afterEach(cleanup);

test("raw HTML of an issue is never rendered", () => {
  const { container } = render(
    <IssueText text={'Hello <img src=x onerror=alert(1)><script>alert(1)</script><iframe src="//evil.test"></iframe>'} />,
  );

  expect(container.querySelector("img, script, iframe")).toBeNull();
});

test("script links lose their address", () => {
  render(<IssueText text="[click](javascript:alert(1)) [fine](https://docs.test/a)" />);

  expect(screen.getByText("click").getAttribute("href") ?? "").not.toContain("javascript");
  expect(screen.getByText("fine").getAttribute("rel")).toContain("noopener");
});

test("images are links until somebody asks for them", () => {
  const { container } = render(<IssueText text="![a shot](https://images.test/a.png)" />);

  expect(container.querySelector("img")).toBeNull();
  expect(screen.getByRole("link").textContent).toContain("a shot");
});
