import { loadDescription } from "./description.ts";
import { startVendorServer, type VendorServer } from "./vendor-server.ts";

/**
 * A vendor that answers every request with its description's own examples. `amend` changes an example where it would
 * lead in circles, e.g. to the next page for ever; `nth` counts the calls of the operation from 0.
 */
export async function startDescriptionServer(options: {
  name: string;
  basePath: string;
  amend?(operation: string, body: unknown, nth: number): unknown;
  headers?(operation: string): Record<string, string>;
}): Promise<VendorServer> {
  const description = await loadDescription(options.name);
  const calls = new Map<string, number>();
  const answerFor = (operation: string) => () => {
    const nth = calls.get(operation) ?? 0;
    calls.set(operation, nth + 1);
    const { status, body } = description.example(operation);
    const amended = options.amend?.(operation, body, nth) ?? body;
    return { status, headers: options.headers?.(operation) ?? {}, ...(status === 204 ? {} : { body: amended }) };
  };
  return startVendorServer({
    name: options.name,
    basePath: options.basePath,
    operations: Object.fromEntries(description.operations.map((operation) => [operation, answerFor(operation)])),
    refusal: () => null,
    limited: () => ({ status: 429 }),
  });
}
