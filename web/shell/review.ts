import type { Site } from '#contracts/shell/site.ts'

/** A company that holds one of the operator's keys is a review account (A§6); to it jobs are products (NAV-036). */
export const isReview = (
  company: { apiKeys: readonly { keyId: string }[] } | null,
  { reviewKeys }: Pick<Site, 'reviewKeys'>,
): boolean => company?.apiKeys.some(({ keyId }) => reviewKeys.includes(keyId)) ?? false
