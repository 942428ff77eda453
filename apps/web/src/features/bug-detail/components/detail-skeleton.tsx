import { Skeleton } from "../../../components/ui/skeleton.tsx";

export function DetailSkeleton() {
  return (
    <div role="status" aria-label="Loading the bug" className="space-y-6 p-4 md:p-6 lg:p-8">
      <h1 className="sr-only">Bug</h1>
      <Skeleton className="h-5 w-40" />
      <Skeleton className="h-9 w-2/3" />
      <div className="grid gap-6 lg:grid-cols-[360px_1fr]">
        <div className="space-y-4">
          <Skeleton className="h-56" />
          <Skeleton className="h-80" />
        </div>
        <div className="space-y-4">
          <Skeleton className="h-44" />
          <Skeleton className="h-96" />
        </div>
      </div>
    </div>
  );
}
