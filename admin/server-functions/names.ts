/** The server functions of Payload that screens call. Scheduling and locales have none: this back office replaces them. */
const OFFERED = [
  ...['form-state', 'table-state', 'slugify', 'schedule-publish', 'get-folder-results-component-and-data'],
  ...['render-document', 'render-document-slots', 'render-field', 'render-list'],
  ...['get-default-layout', 'render-widget'],
]

/** Payload looks functions up in an object, where every object's own names, such as “constructor”, lead to functions. */
export const isServerFunction = (name: unknown) => OFFERED.some((offered) => offered === name)
