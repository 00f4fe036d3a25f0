import { iconRoute } from '../brand-files/icon-response.ts'

export const GET = iconRoute('icon-512.png')
