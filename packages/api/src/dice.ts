import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * Dice that can be checked. The server commits to a secret before the players send their seeds, so neither side can steer what comes
 * out; afterwards the secret is shown and everybody can work out every roll again.
 */
export interface Sources {
  readonly match: string
  /** 64 hexadecimal digits. */
  readonly secret: string
  /** One for each seat, in order. */
  readonly seeds: readonly string[]
}

/** What the server publishes before anybody else has said anything. */
export function commitmentTo(match: string, secret: string): string {
  return bytesToHex(sha256(utf8ToBytes(`duelhall/commitment/1/${match}/${secret}`)))
}

/** HMAC with SHA-256. */
export type Mac = (key: Uint8Array, message: Uint8Array) => Uint8Array
const anywhere: Mac = (key, message) => hmac(sha256, key, message)

/** The key of the match's generator; each seed goes in with its length, so that no two lists of seeds read alike. Who has a faster way to it brings one. */
export function keyFrom({ match, secret, seeds }: Sources, mac: Mac = anywhere): string {
  const message = ['duelhall/key/1', match, ...seeds].map((part) => `${utf8ToBytes(part).length}:${part}`).join('')
  return bytesToHex(mac(hexToBytes(secret), utf8ToBytes(message)))
}
