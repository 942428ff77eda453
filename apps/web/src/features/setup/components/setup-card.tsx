import type { ReactNode } from "react";
import { Logo } from "../../../components/ui/logo.tsx";

/** A centred card under the logo; these pages have no sidebar. */
export function SetupCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main id="content" className="flex min-h-dvh flex-col items-center justify-center gap-6 bg-subtle px-4 py-10">
      <Logo />
      <div className="w-full max-w-[480px] rounded-dialog border bg-bg p-6 shadow-overlay md:p-8">
        <h1 className="text-[20px] leading-7 font-semibold tracking-[-0.01em]">{title}</h1>
        <div className="mt-4">{children}</div>
      </div>
    </main>
  );
}
