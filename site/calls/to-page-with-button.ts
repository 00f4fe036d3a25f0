/**
 * Redirects a GET request for a call with a token to the page with its button, because reading changes nothing: such
 * URLs are in the headers of emails, and programs follow them.
 */
export function toPageWithButton(path: string, { searchParams }: URL): Response {
  const token = searchParams.get('token') ?? ''
  return new Response(null, {
    status: 303,
    headers: { location: `${path}?token=${encodeURIComponent(token)}`, 'cache-control': 'no-store' },
  })
}
