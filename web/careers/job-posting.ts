import type { Listing } from '#contracts/job/boards/listing.ts'
import { htmlOf } from '#contracts/job/boards/listing-html.ts'
import { webAddress } from '#contracts/kernel/web-address.ts'

const types = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contractor: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  other: 'OTHER',
} as const
const units = { hourly: 'HOUR', daily: 'DAY', weekly: 'WEEK', monthly: 'MONTH', annual: 'YEAR' } as const

type Posted = { listing: Listing; jobId: string; postedAt: string; deadline: string | null }
type Around = { logo: string | null; titles: Parameters<typeof htmlOf>[1] }

/** Google's JobPosting of a page that shows the same: required fields, and the recommended ones that the job says. */
export function jobPosting({ listing, jobId, postedAt, deadline }: Posted, { logo, titles }: Around): object {
  const { place, salary, companyName, workplace, jobType } = listing
  const website = webAddress(listing.website)
  const country = place.country
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: listing.title,
    description: htmlOf(listing, titles),
    datePosted: postedAt,
    ...(deadline && { validThrough: deadline }),
    ...(jobType && { employmentType: types[jobType] }),
    hiringOrganization: {
      '@type': 'Organization',
      name: companyName,
      ...(website && { sameAs: website }),
      ...(logo && { logo }),
    },
    identifier: { '@type': 'PropertyValue', name: companyName, value: jobId },
    ...(workplace === 'Remote'
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: { '@type': 'Country', name: country },
        }
      : {
          jobLocation: {
            '@type': 'Place',
            address: {
              '@type': 'PostalAddress',
              ...(place.street && { streetAddress: place.street }),
              ...(place.city && { addressLocality: place.city }),
              ...(place.state && { addressRegion: place.state }),
              ...(place.postcode && { postalCode: place.postcode }),
              addressCountry: country,
            },
          },
        }),
    ...(salary?.currency &&
      salary.period && {
        baseSalary: {
          '@type': 'MonetaryAmount',
          currency: salary.currency,
          value: {
            '@type': 'QuantitativeValue',
            ...(salary.min !== null && { minValue: salary.min }),
            ...(salary.max !== null && { maxValue: salary.max }),
            unitText: units[salary.period],
          },
        },
      }),
  }
}
