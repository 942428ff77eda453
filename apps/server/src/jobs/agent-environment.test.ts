import { expect, it } from "vitest";
import { agentEnvironment } from "./agent-environment.ts";

it("lets through what programs need, and nothing that opens anything", () => {
  const needed = {
    PATH: "/usr/bin",
    HOME: "/home/ada",
    HTTPS_PROXY: "http://proxy.test:8080",
    NODE_EXTRA_CA_CERTS: "/etc/ca.pem",
    npm_config_registry: "https://registry.test",
    KEYBOARD: "us",
  };
  const opening = {
    ANTHROPIC_API_KEY: "secret",
    OPENAI_API_KEY: "secret",
    GOOGLE_GENERATIVE_AI_API_KEY: "secret",
    FIXPOINT_ENCRYPTION_KEY: "secret",
    FIXPOINT_SMTP_URL: "smtp://ada:secret@mail.test",
    GITHUB_TOKEN: "secret",
    AWS_SECRET_ACCESS_KEY: "secret",
    DATABASE_URL: "postgres://ada:secret@db.test",
    PGPASSWORD: "secret",
    NODE_OPTIONS: "--inspect",
  };

  expect(agentEnvironment({ ...needed, ...opening }, "/tmp/agent")).toEqual({ ...needed, TMPDIR: "/tmp/agent" });
});
