// The content security policy forbids eval, which zod would otherwise probe for. Set where zod looks for it when it is
// loaded, and not by zod itself, which the first page is not to wait for.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
