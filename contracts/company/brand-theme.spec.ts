import { describe, expect, it } from 'vitest'
import { plainBrand } from './brand.ts'
import { contrast, contrastLimits, defaultColors, presetColors } from './brand-colors.ts'
import { themeOf, worn } from './brand-theme.ts'

const picture = { pictureId: 'dddddddd-dddd-4ddd-8ddd-dddddddddd11', width: 64, height: 32 }
const shadesOf = (value: string) => /^light-dark\((#[0-9A-F]{6}), (#[0-9A-F]{6})\)$/.exec(value)!.slice(1)

describe('the colors of a brand on pages', () => {
  it.each([...presetColors, defaultColors.primary, '#000000', '#D2D2D2', '#FFFF00'])(
    'of %s can be read, light and dark',
    (color) => {
      const style = themeOf({ primary: color, secondary: color })
      const [accent, on, ink, soft] = (['--accent', '--on-accent', '--accent-ink', '--accent-soft'] as const).map(
        (role) => shadesOf(style[role]!),
      ) as [string[], string[], string[], string[]]
      for (const [mode, ground] of [
        [0, '#ECEFF3'],
        [1, '#171C23'],
      ] as const) {
        for (const [one, other] of [
          [accent[mode]!, on[mode]!],
          [ink[mode]!, ground],
          [ink[mode]!, soft[mode]!],
        ] as const)
          expect(contrast(one, other)).toBeGreaterThanOrEqual(contrastLimits.text)
        expect(contrast(accent[mode]!, ground)).toBeGreaterThanOrEqual(contrastLimits.large)
      }
    },
  )

  it('come with the pictures that are kept, and without those that are not', () => {
    const look = { ...plainBrand, logo: picture.pictureId, bannerImage: 'gone' }
    expect(worn('cacme', look, (id) => (id === picture.pictureId ? picture : undefined))).toMatchObject({
      logo: { src: `/pictures/cacme/${picture.pictureId}`, width: 64, height: 32 },
      bannerImage: null,
      backgroundImage: null,
    })
  })
})
