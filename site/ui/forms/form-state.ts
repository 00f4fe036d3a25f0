/** What came of a form that was sent without JavaScript: the page it stands on is rendered again with this. */
export type FormState = {
  /** The form's name, which is also its id in the page. */
  form: string
  success: boolean
  message: string
  errors: Record<string, string>
  values: Record<string, string>
}
