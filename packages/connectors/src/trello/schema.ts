import { z } from "zod";

/** null is the beginning of time. */
const Moment = z.coerce.date();

export const Member = z.object({ username: z.string() });

export const Board = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string().nullish(),
  organization: z.object({ displayName: z.string().nullish() }).nullish(),
});
export type Board = z.infer<typeof Board>;

export const Card = z.object({
  id: z.string(),
  idBoard: z.string(),
  /** Counted on the board. */
  idShort: z.int().nullish(),
  name: z.string(),
  desc: z.string().nullish(),
  url: z.string().nullish(),
  closed: z.boolean(),
  dateLastActivity: Moment,
  labels: z.array(z.object({ name: z.string().nullish() })).nullish(),
});
export type Card = z.infer<typeof Card>;
/** What is asked for of a card: its other fields are many. */
export const CARD_FIELDS = Object.keys(Card.shape).join(",");

/** Of any kind; those on cards name them. */
export const Action = z.object({ id: z.string(), data: z.object({ card: z.object({ id: z.string() }).optional() }) });

const Author = z.object({ fullName: z.string().nullish(), username: z.string().nullish() }).nullish();
export const Comment = z.object({
  id: z.string(),
  date: Moment,
  data: z.object({ text: z.string().nullish() }),
  memberCreator: Author,
});
export type Comment = z.infer<typeof Comment>;

export const Attachment = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  mimeType: z.string().nullish(),
  /** A number, which the description calls a text. */
  bytes: z
    .union([z.number(), z.string().regex(/^\d+$/).transform(Number)])
    .nullish()
    .catch(null),
  /** Else it is a link to somewhere. */
  isUpload: z.boolean(),
});
export type Attachment = z.infer<typeof Attachment>;

export const Webhook = z.object({ id: z.string() });

export const Delivered = z.object({
  model: z.object({ id: z.string() }).optional(),
  action: z.object({
    id: z.string(),
    data: z.object({
      card: z.object({ id: z.string() }).optional(),
      board: z.object({ id: z.string() }).optional(),
    }),
  }),
});
