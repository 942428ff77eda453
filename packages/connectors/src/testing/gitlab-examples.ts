/** Of what GitLab's description gives an example that is not of its own type. */
const TYPED: Record<string, unknown> = {
  tag_list: [],
  topics: [],
  url_variables: [],
  custom_headers: [],
  parent_ids: [],
  trailers: {},
  extended_trailers: {},
  forked_from_project: null,
  head_pipeline: null,
};

/** An example of the description as the description itself has its types. */
export function typedExample(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body), (key, value: unknown) => (key in TYPED ? TYPED[key] : value));
}
