import type { APIRoute } from 'astro'
import { postMarkdown } from '#site/features/llms/post-markdown.ts'

/** Returns the content of a post as Markdown for programs. Search engines list the page itself. */
export const GET: APIRoute = async ({ params, rewrite }) => {
  const post = await postMarkdown(params.slug ?? '')
  if (!post) return rewrite('/404')
  return new Response(post.markdown, {
    headers: {
      'content-type': 'text/markdown; charset=utf-8',
      'x-robots-tag': 'noindex',
      link: `<${post.canonical}>; rel="canonical"`,
    },
  })
}
