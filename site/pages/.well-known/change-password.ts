import type { APIRoute } from 'astro'

/** Redirects password managers, which look here. Source: https://w3c.github.io/webappsec-change-password-url/ */
export const GET: APIRoute = ({ redirect }) => redirect('/admin/account', 302)
