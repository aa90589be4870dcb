// Preloaded into a test's server (--import): kills it when its parent exits for any reason.
process.stdin.once('close', () => process.kill(process.pid, 'SIGKILL'));
process.stdin.resume();
// Lets a server without work exit by itself, as it does without this file.
process.stdin.unref();
