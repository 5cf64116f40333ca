/** What a member wants done that may need a second person, with what it is to be done with. */
export type Ordered =
  | { readonly what: 'activate'; readonly input: { readonly accepts_short_roles: boolean } }
  | { readonly what: 'request'; readonly input: OrderedRequests };

/** The requests of an order. */
export interface OrderedRequests {
  readonly picks: readonly { readonly role_id: string; readonly talent_id: string }[];
  /** Last day to answer, ISO. */
  readonly answer_by: string;
  readonly message: string;
}
