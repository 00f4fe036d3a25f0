/** For `admin` of an array: rows are folded, and a folded row shows what it says instead of its number alone. */
export const collapsedRows = {
  initCollapsed: true,
  components: { RowLabel: '/admin/components/row-label.tsx#RowLabel' },
}
