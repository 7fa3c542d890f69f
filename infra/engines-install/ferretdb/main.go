// FerretDB with its SQLite backend. Its own command cannot be used: built by `go install` it lacks a generated version
// file and panics.
package main

import (
	"context"
	"flag"
	"log"
	"net"
	"os"
	"os/signal"
	"path/filepath"
	"syscall"

	"github.com/FerretDB/FerretDB/ferretdb"
)

func main() {
	listen := flag.String("listen", "127.0.0.1:27017", "address to listen on")
	data := flag.String("data", "data", "folder for the databases")
	flag.Parse()
	if err := os.MkdirAll(*data, 0o700); err != nil {
		log.Fatal(err)
	}
	sockets, err := os.MkdirTemp("", "ferretdb")
	if err != nil {
		log.Fatal(err)
	}
	defer os.RemoveAll(sockets)
	socket := filepath.Join(sockets, "socket")
	server, err := ferretdb.New(&ferretdb.Config{
		Listener:  ferretdb.ListenerConfig{Unix: socket},
		Handler:   "sqlite",
		SQLiteURL: "file:" + *data + "/",
	})
	if err != nil {
		log.Fatal(err)
	}
	listener, err := net.Listen("tcp", *listen)
	if err != nil {
		log.Fatal(err)
	}
	ctx, stop := signal.NotifyContext(context.Background(), syscall.SIGTERM, syscall.SIGINT)
	defer stop()
	go front(listener, socket)
	if err := server.Run(ctx); err != nil {
		log.Fatal(err)
	}
}
