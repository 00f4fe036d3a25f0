import reportStyles from './report/report.css?url'

const viewStyles = import.meta.glob<string>('../../../tools/*/view.css', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** Returns the URLs of the stylesheets that a report of this tool needs. They load with the first report. */
export function reportStylesOf(slug: string) {
  const own = viewStyles[`../../../tools/${slug}/view.css`]
  return own ? [reportStyles, own] : [reportStyles]
}
