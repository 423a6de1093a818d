console.log('Duelhall: no game is ready yet.')
