import { loadDescription, type Description } from "./description.ts";
import { startVendorServer, type VendorServer } from "./vendor-server.ts";

/**
 * A vendor that answers every request with its description's own examples. `amend` changes an example where it would
 * lead in circles, e.g. to the next page for ever; `nth` counts the calls of the operation from 0.
 */
export async function startDescriptionServer(options: {
  name: string;
  basePath: string;
  /** The provider's name in `oauth.json`, where its sign-in is to answer too. */
  signIn?: string;
  amend?(operation: string, body: unknown, nth: number): unknown;
  headers?(operation: string): Record<string, string>;
}): Promise<VendorServer> {
  const description = await loadDescription(options.name);
  const calls = new Map<string, number>();
  const answerFor = (described: Description, operation: string) => () => {
    const nth = calls.get(operation) ?? 0;
    calls.set(operation, nth + 1);
    const { status, body } = described.example(operation);
    const amended = options.amend?.(operation, body, nth) ?? body;
    return { status, headers: options.headers?.(operation) ?? {}, ...(status === 204 ? {} : { body: amended }) };
  };
  return startVendorServer({
    name: options.name,
    basePath: options.basePath,
    operations: Object.fromEntries(description.operations.map((operation) => [operation, answerFor(description, operation)])),
    refusal: () => null,
    limited: () => ({ status: 429 }),
    ...(options.signIn === undefined ? {} : { signIn: await signInOf(options.signIn, answerFor) }),
  });
}

async function signInOf(provider: string, answerFor: (described: Description, operation: string) => () => object) {
  const description = await loadDescription("oauth");
  const described = description.operations.filter((operation) => operation.split(" ")[1]?.startsWith(`/${provider}/`));
  const operations = described.map((operation) => [operation.replace(`/${provider}`, ""), answerFor(description, operation)]);
  return { provider, operations: Object.fromEntries(operations) as Record<string, () => object> };
}
