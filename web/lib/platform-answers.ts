/**
 * Whether the platform answers just now. Asked before what is fetched beside a page: were that not to arrive, an error
 * page would take the place of what somebody works on. A page's own forms need none of this (keep-page.ts).
 */
export const platformAnswers = () =>
  fetch('/api/legacy/user').then(
    ({ status }) => status < 500,
    () => false,
  )
