import { changeFeedContract } from '#test/contract-suites/change-feed.contract.ts'
import { embeddedChangeFeed } from './embedded.ts'

changeFeedContract('embedded', async () => {
  const feed = embeddedChangeFeed()
  return { here: feed, elsewhere: feed }
})
