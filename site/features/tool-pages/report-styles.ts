import reportStyles from './report/report.css?url'

const viewStyles = import.meta.glob<string>('../../../tools/*/view.css', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** Addresses of what a report of this tool needs: fetched with the first report, not with the page. */
export function reportStylesOf(slug: string) {
  const own = viewStyles[`../../../tools/${slug}/view.css`]
  return own ? [reportStyles, own] : [reportStyles]
}
