/**
 * Prefixes of numbers whose owners earn by each call or message, by country code: the international range (ITU-T E.169.2) and
 * those of national numbering plans. A plan that is not here has no such range, or one that needs more than a prefix.
 */
const ranges: Readonly<Record<string, string>> = {
  '979': '', // international
  '1': '900',
  '30': '901 909',
  '31': '900 906 909',
  '32': '900 901 902 903 904 905 906 907',
  '33': '89',
  '34': '803 806 807 905',
  '351': '601 607 646 760',
  '352': '905',
  '358': '600 700',
  '36': '90',
  '39': '892 895 899',
  '41': '900 901 906',
  '420': '900 906 909',
  '43': '900 901 930 931',
  '44': '9 87',
  '45': '90',
  '46': '900 939 944',
  '47': '820 829',
  '48': '700 701 703 704 708',
  '49': '900 137',
  '972': '1900 1901 1902',
}
const prefixes = Object.entries(ranges).flatMap(([country, own]) =>
  own.split(' ').map((digits) => `+${country}${digits}`),
)

/** Of a number in E.164, as `normalisePhone` answers it. */
export const isPremiumNumber = (phone: string): boolean => prefixes.some((prefix) => phone.startsWith(prefix))
