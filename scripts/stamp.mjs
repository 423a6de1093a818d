// After an install by hand, so that the next command does not install again.
import { root, stamp } from './workspace.mjs'

stamp(root)
