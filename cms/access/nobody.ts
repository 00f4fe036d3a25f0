/**
 * Refuses everybody. For collections and fields that only the product's own commands read or write, bypassing all
 * access rules.
 */
export const nobody = () => false
