import type { APIRoute } from 'astro'

/** Password managers look here. Source: https://w3c.github.io/webappsec-change-password-url/ */
export const GET: APIRoute = ({ redirect }) => redirect('/admin/account', 302)
