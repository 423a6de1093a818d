import type { Store } from '@duelhall/store'
import type { Streams } from '../stream/streams.ts'

const topic = /^rematch\.([a-z0-9]+)\.([a-z0-9]+)\.([a-z0-9]+)$/

/** Word to somebody's streams, at whichever process, that there is a table to play again at. Who misses it finds the table in the list of their own. */
export function createInvitations(store: Store, streams: Streams) {
  const post = (user: string, match: string, from: string): void => streams.post(user, { type: 'table', match, because: 'rematch', from })
  const deaf = store.bus.hear((topics) => {
    for (const word of topics) {
      const [, user, match, from] = topic.exec(word) ?? []
      if (user !== undefined && match !== undefined && from !== undefined) post(user, match, from)
    }
  })
  return {
    rematch(user: string, match: string, from: string): void {
      post(user, match, from)
      store.bus.tell(`rematch.${user}.${match}.${from}`)
    },
    close: deaf,
  }
}
