/** Setup of every test file: tests use no database of the machine, which `loyalty serve` and `loyalty import` would. */
delete process.env.DATABASE_URL;
delete process.env.DATABASE_URL_FILE;
