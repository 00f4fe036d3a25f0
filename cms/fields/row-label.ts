/** For `admin` of an array: rows are folded, and a folded row shows what it says instead of its number alone. */
export const folded = { initCollapsed: true, components: { RowLabel: '/admin/components/row-label.tsx#RowLabel' } }
