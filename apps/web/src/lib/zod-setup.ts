import { z } from "zod";

// The content security policy forbids eval, which zod would otherwise probe for.
z.config({ jitless: true });
