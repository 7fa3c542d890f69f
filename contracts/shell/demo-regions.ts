export const demoRegions = ['us', 'apac', 'europe', 'africa'] as const
export type DemoRegion = (typeof demoRegions)[number]

/** Who talks to whom (NAV-035). A country that is not here is the Americas' to answer. */
const countries: Record<Exclude<DemoRegion, 'us'>, string> = {
  apac: 'AE AF AM AS AU AZ BD BH BN BT CC CK CN CX FJ FM GE GU HK ID IL IN IQ IR JO JP KG KH KI KP KR KW KZ LA LB LK MH MM MN MO MP MV MY NC NF NP NR NU NZ OM PF PG PH PK PN PS PW QA SA SB SG SY TH TJ TK TL TM TO TV TW UZ VN VU WF WS YE',
  europe:
    'AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM TR UA VA XK',
  africa:
    'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RE RW SC SD SH SL SN SO SS ST SZ TD TG TN TZ UG YT ZA ZM ZW',
}
const regionOf: ReadonlyMap<string, DemoRegion> = new Map(
  (Object.entries(countries) as [DemoRegion, string][]).flatMap(([region, codes]) =>
    codes.split(' ').map((code): [string, DemoRegion] => [code, region]),
  ),
)

export const demoRegionOf = (country: string): DemoRegion => regionOf.get(country.toUpperCase()) ?? 'us'
