/**
 * Words that passwords are built from again and again (published lists of leaked passwords). A password is too common
 * when one of them is left after digits and signs at its ends are taken off and look-alikes are read as letters.
 */
const words = `
abc abcd abcde abcdef abcdefg abcdefgh abcabc access account admin administrator adobe amanda america andrea andrew
angel anthony apple arsenal asdf asdfgh asdfghj asdfghjkl ashley august autumn azerty bailey banana barcelona baseball
basketball batman beautiful benjamin blink bond booboo brandon buster butterfly candidate carlos changeme charlie
cheese chelsea chocolate christian company computer cookie daniel december default diamond dragon eagle elizabeth
eminem estrella family february ferrari flower football forever freedom friend friends gabriel george ginger google
guest hannah happy harley heather hello hellokitty hireme hirelog hockey hunter iloveyou internet interview january
jasmine jennifer jessica jesus jordan joseph joshua july june justin killer kitten lakers letmein liverpool london
login love loveme lovely maggie manager manchester march marina martin master matrix matthew maverick melissa mercedes
merlin michael michelle mickey monday money monkey monster mother mustang naruto nicole ninja november october orange
pass passme passcode passwd password passwordpassword passw passwort patrick peanut pepper phoenix pokemon princess
purple qaz qazwsx qazwsxedc qwe qweasd qweasdzxc qwer qwert qwerty qwertyu qwertyui qwertyuiop qwertz rachel rainbow
ranger recruit recruiter robert root samantha samsung sebastian secret security september shadow silver slipknot
snoopy soccer spiderman spring starwars steelers summer sunday sunflower sunshine superman superstar sweet taylor
temp temporary tennis test tester testing thomas thunder tigger tinkerbell trustno trustme user vanessa victoria
virginia welcome whatever william winter wizard yankees yellow zaq zaqwsx zxc zxcv zxcvb zxcvbn zxcvbnm`

const common = new Set(words.trim().split(/\s+/))
const lookAlikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

const trimmed = (text: string) => text.replace(/^[^a-z]+|[^a-z]+$/g, '')
const plain = (text: string) => text.replace(/[013457@$!]/g, (sign) => lookAlikes[sign]!)

export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase()
  const readings = [
    trimmed(lower),
    trimmed(plain(lower)),
    plain(trimmed(lower)),
    plain(lower.replace(/[^a-z@$]+$/, '')),
  ]
  return readings.some((reading) => reading === '' || common.has(reading.replace(/[^a-z]/g, '')))
}
