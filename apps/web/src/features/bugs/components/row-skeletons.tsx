import { Skeleton } from "../../../components/ui/skeleton.tsx";

export function RowSkeletons() {
  return (
    <div aria-label="Loading bugs" role="status" className="border-t">
      {Array.from({ length: 8 }, (_, row) => (
        <div key={row} className="flex h-[68px] items-center gap-4 border-b px-4 md:h-11 md:px-6 lg:px-8">
          <Skeleton className="hidden h-5 w-[120px] rounded-full! md:block" />
          <Skeleton className="h-4 w-16" />
          <Skeleton className="h-4 flex-1" />
          <Skeleton className="h-4 w-20" />
        </div>
      ))}
    </div>
  );
}
