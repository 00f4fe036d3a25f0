/** The result of a form sent without JavaScript. Its page is rendered again with this state. */
export type FormState = {
  /** The form's name, which is also its id in the page. */
  form: string
  success: boolean
  message: string
  errors: Record<string, string>
  values: Record<string, string>
}
