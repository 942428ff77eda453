import { FixpointError, InfrastructureError, InputError, type Problem } from "@fixpoint/contracts";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { HttpProblem } from "../core/problem.ts";
import { answerOfDatabaseError } from "./database-errors.ts";
import { problemPage } from "./problem-page.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** What a person reads when the call fails through no fault of theirs. */
    failure?: string;
    /** Browsers are sent here, so a failure is a page. */
    isPage?: boolean;
    /** It lasts as long as somebody listens, which is no time that was taken. */
    isStream?: boolean;
  }
}

type Answer = { status: number } & Omit<Problem, "requestId">;

function describeValidation(error: FastifyError): Answer {
  const message = hasZodFastifySchemaValidationErrors(error)
    ? error.validation
        .map(
          (issue) => `${issue.instancePath.replace(/^\//, "").replaceAll("/", ".") || error.validationContext}: ${issue.message}`,
        )
        .join("; ")
    : error.message;
  return { status: 400, code: "invalid_input", title: "Check what you sent", message };
}

const BY_FASTIFY_CODE: Record<string, Answer> = {
  FST_ERR_CTP_BODY_TOO_LARGE: {
    status: 413,
    code: "too_large",
    title: "That is too large",
    message: "A bug may have 5 MB of text. Shorten it, or attach the long parts elsewhere.",
  },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    status: 415,
    code: "wrong_content_type",
    title: "Send JSON",
    message: "The body must be sent as application/json.",
  },
  FST_ERR_BAD_URL: {
    status: 400,
    code: "bad_address",
    title: "That address is not well-formed",
    message: "A % in it does not begin the code of a sign.",
  },
  FST_ERR_MAX_PARAM_LENGTH: {
    status: 414,
    code: "too_long",
    title: "That address is too long",
    message: "A part of it has more than 1,000 signs.",
  },
  FST_ERR_CTP_EMPTY_JSON_BODY: {
    status: 400,
    code: "invalid_input",
    title: "Check what you sent",
    message: "The body is empty.",
  },
  FST_ERR_CTP_INVALID_JSON_BODY: {
    status: 400,
    code: "invalid_input",
    title: "Check what you sent",
    message: "The body is not valid JSON.",
  },
};

/** What a vendor, or the state of things there, keeps from being done: nothing of it is this server's fault. */
function describeRefusal(error: FixpointError): Answer {
  return { status: 409, code: error.code, title: error.message, message: error.hint ?? error.message };
}

function toAnswer(error: FastifyError): Answer {
  if (error instanceof HttpProblem) return { status: error.status, code: error.code, title: error.title, message: error.message };
  if (error.validation) return describeValidation(error);
  if (error instanceof InputError)
    return { status: 400, code: error.code, title: error.message, message: error.hint ?? error.message };
  if (error instanceof InfrastructureError)
    return { status: 503, code: error.code, title: error.message, message: error.hint ?? "Try again in a moment." };
  if (error instanceof FixpointError) return describeRefusal(error);
  const known = BY_FASTIFY_CODE[error.code];
  if (known) return known;
  if (error.statusCode === 429)
    return { status: 429, code: "too_many_requests", title: "Too many requests", message: error.message };
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
    return { status: error.statusCode, code: "bad_request", title: "That request cannot be handled", message: error.message };
  const stored = answerOfDatabaseError(error);
  if (stored) return stored;
  return {
    status: 500,
    code: "internal_error",
    title: "Something went wrong!",
    message: "The server failed; the request id finds the cause in its log.",
  };
}

/** Also of a request that came to no route. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, ...answer } = toAnswer(error);
  const { failure, isPage } = request.routeOptions.config ?? {};
  const problem: Problem = { ...answer, requestId: request.id };
  if (status >= 500) {
    request.log.error({ err: error }, "request failed");
    if (failure) problem.title = failure;
  }
  reply.status(status).header("cache-control", "no-store");
  if (isPage && request.headers.accept?.includes("text/html"))
    return reply.type("text/html; charset=utf-8").serializer(String).send(problemPage(problem));
  return reply.type("application/json").send(problem);
}

export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
}
