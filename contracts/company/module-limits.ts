/** How many questions a job can have: the usual number, and those that an operator can give a company instead (ledger, not shown 14 and 15). */
export const MODULE_LIMITS = [10, 13, 15, 20, 25, 30] as const
