import { iconRoute } from '../brand-files/icon-response.ts'

export const GET = iconRoute('icon-maskable-512.png')
